import { describe, expect, it } from 'vitest';
import { directAddress } from '../../../../src/infra/fetching/shared-links/direct-address.ts';

const drive = 'https://drive.usercontent.google.com/download?id=1aB-c_9&export=download&confirm=t';

describe('the address of the file behind a share link', () => {
  it.each([
    ['https://drive.google.com/file/d/1aB-c_9/view?usp=sharing', drive],
    ['https://drive.google.com/file/u/0/d/1aB-c_9/edit', drive],
    ['https://drive.google.com/open?id=1aB-c_9', drive],
    ['https://drive.google.com/uc?export=download&id=1aB-c_9', drive],
    ['https://drive.google.com/file/d/1aB-c_9/view?resourcekey=0-x_Y', `${drive}&resourcekey=0-x_Y`],
    ['https://www.dropbox.com/s/abc/clip.mp4?dl=0', 'https://www.dropbox.com/s/abc/clip.mp4?dl=1'],
    ['https://www.dropbox.com/scl/fi/abc/a.mp4?rlkey=k&dl=0', 'https://www.dropbox.com/scl/fi/abc/a.mp4?rlkey=k&dl=1'],
    ['https://www.dropbox.com/s/abc/clip.mp4', 'https://www.dropbox.com/s/abc/clip.mp4?dl=1'],
    ['https://a.sharepoint.com/:v:/s/x/Ey?e=1', 'https://a.sharepoint.com/:v:/s/x/Ey?e=1&download=1'],
    ['https://1drv.ms/v/s!AbC', 'https://api.onedrive.com/v1.0/shares/u!aHR0cHM6Ly8xZHJ2Lm1zL3YvcyFBYkM/root/content'],
    ['https://example.com/clip.mp4?dl=0', 'https://example.com/clip.mp4?dl=0'],
    ['https://drive.google.com/drive/my-drive', 'https://drive.google.com/drive/my-drive'],
    ['https://drive.google.com/file/d/a%2Fb/view', 'https://drive.google.com/file/d/a%2Fb/view'],
  ])('%s becomes %s', (link, direct) => {
    expect(directAddress(new URL(link)).href).toBe(direct);
  });

  it.each([
    'https://drive.google.com/drive/folders/1aB?usp=sharing',
    'https://drive.google.com/drive/u/0/folders/1aB',
    'https://www.dropbox.com/scl/fo/abc/h?rlkey=k',
    'https://www.dropbox.com/sh/abc/def',
    'https://1drv.ms/f/s!AbC',
    'https://a.sharepoint.com/:f:/s/x/Ey',
  ])('%s is a folder, and refused as one', (link) => {
    expect(() => directAddress(new URL(link))).toThrow(
      expect.objectContaining({
        failure: { code: 'source_web_page', reason: null, args: { subject: 'link', site: 'folder' } },
      }),
    );
  });
});
