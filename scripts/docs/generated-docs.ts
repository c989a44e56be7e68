import { writeApiReference } from './api-reference.ts';
import { writeAssistantsPage } from './assistants-page.ts';
import { writeConfigurationReference, writeEnvExample } from './configuration-reference.ts';
import { writeMetricsPage } from './metrics-page.ts';
import { writeMovementPage } from './movement-page.ts';
import { drawCard } from './no-code/draw-card.ts';
import { noCodeCards } from './no-code/no-code-cards.ts';
import { writeScriptsPage, writeStylesPage } from './stills-pages.ts';

/** The text of every file that `npm run docs` writes, by its path in the project. A test checks that they are current. */
export function generatedDocs(): Record<string, string> {
  return {
    'docs/api.md': writeApiReference(),
    'docs/assistants.md': writeAssistantsPage(),
    'docs/configuration.md': writeConfigurationReference(),
    'docs/metrics.md': writeMetricsPage(),
    'docs/movement.md': writeMovementPage(),
    'docs/scripts.md': writeScriptsPage(),
    'docs/styles.md': writeStylesPage(),
    '.env.example': writeEnvExample(),
    ...Object.fromEntries(noCodeCards.map((card) => [`docs/no-code/${card.name}.svg`, drawCard(card)])),
  };
}
