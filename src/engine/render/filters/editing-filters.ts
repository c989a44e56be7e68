import { editingSize } from '../../media/copies/editing-copy.ts';
import type { SourceFacts } from '../../media/source-facts.ts';
import { pictureFilters, timeFilters } from './picture-filters.ts';

/** All that makes a source a picture for editing it by: upright, uncropped, in the output's colours, and small. */
export function editingFilters(facts: SourceFacts): string[] {
  const frame = editingSize(facts);
  return [...timeFilters(facts), ...pictureFilters(facts, { crop: null, scale: true, frame })];
}
