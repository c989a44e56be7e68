import {
  type CaptionSettings,
  type SettingKey,
  settingRow,
} from '../../src/engine/captions/settings/caption-settings.ts';

/** A value that the setting can have and that is not its default: as a caller sends it, and as it is stored. */
export function sampleOf(key: SettingKey): { sent: unknown; stored: CaptionSettings[SettingKey] } {
  const { kind } = settingRow(key);
  const same = <T extends CaptionSettings[SettingKey]>(value: T) => ({ sent: value, stored: value });
  switch (kind.type) {
    case 'boolean':
      return same(true);
    case 'integer':
    case 'number':
      return same(kind.max);
    case 'position':
      return same(0.35);
    case 'choice':
    case 'style':
    case 'font':
      return same(kind.choices.at(-1) as CaptionSettings[SettingKey]);
    case 'color':
      return { sent: '#1a2b3c', stored: '#1A2B3C' };
    case 'language':
      return same('es');
    case 'framing':
      return same('fit');
    case 'dictionary':
      return same([{ from: 'zap-ear', to: 'Zapier' }]);
    case 'text':
      return same('What is said,\nword for word.');
    case 'watermark':
      return same({ picture: 'upload://logo', corner: 'top-left' });
    case 'progressBar':
      return same(true);
    case 'title':
      return same({ text: 'Watch this', style: 'panel' });
  }
}
