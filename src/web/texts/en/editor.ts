export const editor = {
  title: 'Edit the captions',
};
