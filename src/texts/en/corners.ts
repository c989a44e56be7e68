/** Names of a frame’s corners: in chats and in the editor. */
export const corners = {
  'top-right': 'Top right',
  'top-left': 'Top left',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
} as const;
