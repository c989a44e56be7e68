import { describe, expect, it } from 'vitest';
import { describeSettings } from '../../../../src/chat/conversation/settings/describe-settings.ts';

describe('a colour, as it is told', () => {
  it('has its name alone where it is that colour', () => {
    expect(describeSettings({ highlightColor: '#FF5FA2' }, 'en')).toBe('highlight colour: 🌸 pink');
  });

  it('has its code beside the name where it is a shade of that', () => {
    expect(describeSettings({ highlightColor: '#FF87BA' }, 'en')).toBe('highlight colour: 🌸 pink (#FF87BA)');
    expect(describeSettings({ highlightColor: '#FF87BA' }, 'fr')).toBe('couleur du surlignage: 🌸 rose (#FF87BA)');
  });

  it('has its code alone where no name is near', () => {
    expect(describeSettings({ highlightColor: '#800020' }, 'en')).toBe('highlight colour: 🔴 #800020');
  });
});
