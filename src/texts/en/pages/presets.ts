/** Looks that an account has saved under a name. */
export const presets = {
  title: 'Presets',
  intro:
    'A preset is a look under a name. Choose it for new videos, here, in the editor and as “style” in the API. Videos that you made with it stay as they are.',
  none: 'No presets yet. Save the look of a video on its page.',
  /** Above a list of them. */
  own: 'Your presets',
  /** The name that is offered. */
  brand: 'My brand',
  isDefault: 'Default',
  makeDefault: 'Make it the default',
  noDefault: 'Not the default',
  madeDefault: 'New videos look like “{name}” from now on.',
  tookDefault: '“{name}” is not the default any more.',
  change: 'Rename, font, delete',
  name: 'Name',
  rename: 'Rename',
  renamed: 'The preset is called “{name}” now.',
  delete: 'Delete',
  deleted: 'The preset “{name}” has been deleted.',
  save: 'Save this look',
  saveHint:
    'Style, colours, sizes, position, title design and watermark, under a name. A preset of the same name is replaced.',
  forAll: 'Use it for all new videos',
  saved: 'The look has been saved as “{name}”.',
  apply: 'Use a preset',
  mistakes: {
    badName: 'Use 1 to 40 letters, digits, spaces, dashes or underscores, and not the name of a style.',
    taken: 'You have another preset of this name.',
    full: 'You have {max} presets. Delete one first.',
    gone: 'This preset does not exist any more.',
  },
} as const;
