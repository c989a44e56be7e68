import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow';
import { callService } from './call-service';

interface Style {
  name: string;
  title: string;
  description: string;
  palettes: { name: string; style: string }[];
}

/** The account's presets, then every style with its palettes. */
export async function getStyles(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
  const presets = (await callService.call(this, '/presets')).data as unknown as { name: string }[];
  const styles = (await callService.call(this, '/styles')).data as unknown as Style[];
  return [
    ...presets.map(({ name }) => ({ name: `Preset: ${name}`, value: name })),
    ...styles.flatMap(({ name, title, description, palettes }) => [
      { name: title, value: name, description },
      ...palettes.map((palette) => ({ name: `${title}, ${palette.name}`, value: palette.style })),
    ]),
  ];
}
