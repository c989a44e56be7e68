import { signLink } from './s3.ts';

/** A message with a link: what stands before it, the link, what stands after it. */
export type Pasted = [before: string, link: string, after: string];

const drive = '1aB-cDeFgHiJkLmNo_PqRsTuVwXyZ0123';
const transfer = (kind: string) => `91c97b339855d6c0f4a2772d9b7a5fe72026112012175${kind}`;
const recipient = 'c411c06b12af62fb3741be534e69333f20261118090430';
const loom = '43d05f362f734614a2e81b4694a3a52';
// signed in a year in which no test runs: none of them expires
const amazon = 'X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA%2F20990101%2Feu-west-1%2Fs3%2Faws4_request';
const dated = 'X-Amz-Date=20990101T000000Z&X-Amz-Expires=604800&X-Amz-SignedHeaders=host&X-Amz-Signature=SIG';
const mailDrop =
  'https%3A%2F%2Fcvws.icloud-content.com%2FB%2FAa1%2F%24%7Bf%7D%3Fo%3DAm%26v%3D1%26k%3D%24%7Buk%7D%26fl%3D';

/** Ten links of each kind, as people paste them: from mails, phones and chats, with what programs add to them. */
export const pastedLinks: Record<string, Pasted[]> = {
  'Google Drive': [
    ['', `https://drive.google.com/file/d/${drive}/view?usp=sharing`, ''],
    ['Here it is: ', `https://drive.google.com/file/d/${drive}/view?usp=drive_link`, '.'],
    ['(', `https://drive.google.com/open?id=${drive}&usp=drive_fs`, ')'],
    ['', `https://drive.google.com/file/d/${drive}/view?usp=drivesdk`, ', please in yellow'],
    ['video → ', `https://drive.google.com/uc?export=download&id=${drive}`, ''],
    ['"', `https://drive.google.com/file/u/0/d/${drive}/view`, '"'],
    ['[my clip](', `https://drive.google.com/file/d/${drive}/preview`, ')'],
    ['', `https://drive.google.com/file/d/${drive}/edit?usp=share_link&ouid=117&rtpof=true&sd=true`, '!'],
    ['«', `https://drive.google.com/file/d/${drive}/view?resourcekey=0-x_Y&fbclid=IwAR0`, '»'],
    ['', `https://drive.google.com/file/d/${drive}/view?usp=sharing#heading=h.1`, '\nThanks'],
  ],
  Dropbox: [
    ['', 'https://www.dropbox.com/scl/fi/r2kd2skcy5/DJI_0003.MP4?rlkey=wcdgq&dl=0', ''],
    ['', 'https://www.dropbox.com/scl/fi/r2kd2skcy5/DJI_0003.MP4?rlkey=wcdgq&st=abc&dl=0', '.'],
    ['', 'https://www.dropbox.com/s/nelirfsxnmcfbfh/my%20talk%20%27%C3%A4%22.mp4?dl=0', ' (long)'],
    ['<', 'https://www.dropbox.com/s/nelirfsxnmcfbfh/clip.mov', '>'],
    ['', 'https://www.dropbox.com/scl/fi/r2kd2skcy5/a.mp4?rlkey=k&e=1&dl=1', ''],
    ['', 'https://www.dropbox.com/e/scl/fi/r2kd2skcy5/a.mp4?dl=0&rlkey=k', ','],
    ['', 'https://dropbox.com/s/nelirfsxnmcfbfh/clip.mp4?dl=0&utm_source=mail', ''],
    ['', 'https://www.dropbox.com/scl/fi/r2kd2skcy5/a.mp4?rlkey=k&raw=1', ''],
    ['please: ', 'https://m.dropbox.com/s/nelirfsxnmcfbfh/clip.mp4', ''],
    ['“', 'https://www.dropbox.com/s/nelirfsxnmcfbfh/clip(1).mp4?dl=0', '”'],
  ],
  OneDrive: [
    ['', 'https://1drv.ms/v/s!AhJk_3b9xQ1', ''],
    ['', 'https://1drv.ms/v/s!AhJk_3b9xQ1?e=4:abc', '.'],
    ['', 'https://1drv.ms/v/c/61905ac1e990/EQ1aB?e=Xy12', ''],
    ['', 'https://1drv.ms/u/s!AhJk_3b9xQ1?e=aB', ' :)'],
    ['', 'https://1drv.ms/v/c/61905ac1e990/IQ-aB_c?e=Xy12&at=9', ''],
    ['(', 'https://onedrive.live.com/?authkey=%21AF&id=61905%21506&cid=61905&o=OneUp', ')'],
    [
      '',
      'https://onedrive.live.com/?redeem=aHR0cHM6Ly8xZHJ2Lm1zL3YvYy82MTkwNS9FUTFhQj9lPVh5MTI&cid=61905&id=61905%21s8',
      '',
    ],
    ['', 'https://onedrive.live.com/embed?cid=61905&resid=61905%21506&authkey=AF', ''],
    ['', 'https://onedrive.live.com/?id=root&cid=61905&qt=sharedby&o=OneUp&utm_medium=x', ';'],
    ['Video: ', 'https://1drv.ms/v/s!AhJk', '…'],
  ],
  SharePoint: [
    ['', 'https://acme.sharepoint.com/:v:/s/Marketing/EyAbC?e=abc', ''],
    ['', 'https://acme.sharepoint.com/:v:/g/personal/jo_acme_com/EyAbC', '.'],
    ['', 'https://acme-my.sharepoint.com/:v:/g/personal/jo_acme_com/EyAbC?e=4%3aaB&at=9', ''],
    ['', 'https://acme.sharepoint.com/:v:/r/sites/a/Shared%20Documents/b.mp4?csf=1&web=1&e=x', ''],
    ['', 'https://acme.sharepoint.com/sites/a/_layouts/15/guestaccess.aspx?share=Ey&e=1', ','],
    ['', 'https://acme-my.sharepoint.com/:v:/p/jo/EyAbC?nav=eyJyZWZlcnJhbEluZm8iOnt9fQ', ''],
    ['', 'https://acme.sharepoint.com/:u:/s/a/EyAbC', ''],
    ['[', 'https://acme.sharepoint.com/:v:/t/Team/EyAbC?e=a', ']'],
    ['', 'https://acme.sharepoint.com/:v:/s/a/EyAbC?e=a&utm_source=teams', ''],
    ['', 'https://acme.sharepoint.com/:v:/s/a/EyAbC?download=1', '?'],
  ],
  'iCloud Drive and Mail Drop': [
    ['', 'https://www.icloud.com/iclouddrive/02aPe3Jgy3COgyPaWfUJPyfFw#My_Film', ''],
    ['', 'https://www.icloud.com/iclouddrive/0f1-gXX_yyyzzz#IMG%5F0042.MOV', '.'],
    ['', 'https://www.icloud.com/iclouddrive/02aPe3Jgy3COgyPaWfUJPyfFw', ''],
    ['', 'https://icloud.com/iclouddrive/02aPe3Jgy3COgyPaWfUJPyfFw#clip', ' 🙏'],
    ['', 'https://www.icloud.com.cn/iclouddrive/02aPe3Jgy3COgyPaWfUJPyfFw#movie_web', '。'],
    ['（', 'https://www.icloud.com/iclouddrive/02aPe3Jgy3COgyPa#clip', '）'],
    ['', 'https://www.icloud.com/iclouddrive/02aPe3Jgy3COgyPa?utm_source=mail#clip', ''],
    ["'", 'https://www.icloud.com/iclouddrive/02aPe3Jgy3COgyPa/#clip', "'"],
    ['', `https://www.icloud.com/attachment/?u=${mailDrop}&uk=K_1-x&f=IMG_1.MOV&sz=47034`, ''],
    ['Mail Drop: ', `https://www.icloud.com/attachment/?u=${mailDrop}&uk=K&f=My%20film.mov&sz=1`, '\n> expires 12/2'],
  ],
  'iCloud Photos': [
    ['', 'https://share.icloud.com/photos/0abCDefGHIjkLMnop', ''],
    ['', 'https://share.icloud.com/photos/0ab-CD_fGHIjkLMnop#Berlin,_Mitte', '.'],
    ['', 'https://share.icloud.com/photos/0abCDefGHIjkLMnop/', ''],
    ['', 'https://www.icloud.com/photos/#0abCDefGHIjkLMnop', ''],
    ['', 'https://www.icloud.com/photos/#/0abCDefGHIjkLMnop/', ''],
    ['', 'https://www.icloud.com/photos#0abCDefGHIjkLMnop', ','],
    ['', 'https://photos.icloud.com/shared/album/0abCDefGHIjkLMnop', ''],
    ['', 'https://share.icloud.com/photos/0abCDefGHIjkLMnop?utm_campaign=x', ''],
    ['(', 'https://share.icloud.com/photos/0abCDefGHIjkLMnop#Home', ')'],
    ['1. ', 'https://share.icloud.com/photos/0abCDefGHIjkLMnop', '\n2. yellow'],
  ],
  WeTransfer: [
    ['', 'https://we.tl/t-df2pCDR04C', ''],
    ['Download here: ', 'https://we.tl/t-df2pCDR04C', '.'],
    ['', 'https://we.tl/t-df2pCDR04C?utm_source=sendgrid', ''],
    ['', `https://wetransfer.com/downloads/${transfer('a')}/7b85a0`, ''],
    ['', `https://wetransfer.com/downloads/${transfer('a')}/${recipient}/7b85a0`, ''],
    ['', `https://wetransfer.com/downloads/${transfer('f')}/${recipient}/7b85a0?t_exp=1&t_lsid=x`, ''],
    ['', `https://acme.wetransfer.com/downloads/${transfer('a')}/7b85a0`, ','],
    ['', `https://wetransfer.com/downloads/${transfer('b')}/7b85a0?trk=TRN_TDL_01&utm_campaign=x`, ''],
    ['', `https://www.wetransfer.com/downloads/${transfer('9')}/7b85a0/`, ''],
    ['', `https://download.wetransfer.com/eugv/${transfer('a')}/film?token=eyJ.A-b_c&cf=y`, '!'],
  ],
  Loom: [
    ['', `https://www.loom.com/share/${loom}0`, ''],
    ['', `https://www.loom.com/share/${loom}0?sid=0a1b-2c`, '.'],
    ['', `https://loom.com/share/${loom}0`, ''],
    ['', `https://www.loom.com/embed/${loom}0?hide_owner=true`, ''],
    ['', `https://www.loom.com/share/How-to-use-it-${loom}0`, ''],
    ['Watch: ', `https://www.loom.com/share/${loom}0?t=12&utm_medium=gif`, ' 🎥'],
    ['', `https://www.loom.com/share/${loom}2`, ''],
    ['', `https://www.loom.com/share/${loom}6`, ''],
    ['[', `https://www.loom.com/share/${loom}0`, '](https://www.loom.com)'],
    ['', `https://www.loom.com/v/${loom.toUpperCase()}0`, ''],
  ],
  Vimeo: [
    ['', 'https://vimeo.com/76979870', ''],
    ['', 'https://vimeo.com/411486465/35bfe05a6f?share=copy', '.'],
    ['', 'https://player.vimeo.com/video/411486465?h=35bfe05a6f&title=0', ''],
    ['', 'https://vimeo.com/channels/keypeele/75629010', ''],
    ['', 'https://vimeo.com/groups/shorts/videos/75629010', ','],
    ['', 'https://vimeo.com/showcase/3253534/video/75629010?fbclid=IwAR0', ''],
    ['', 'https://www.vimeo.com/76979870#t=30s', ''],
    ['', 'https://player.vimeo.com/external/573356708.sd.mp4?s=950c&profile_id=164', ''],
    [
      '',
      'https://player.vimeo.com/progressive_redirect/playback/970909944/rendition/1080p/file.mp4?loc=external&signature=49',
      '',
    ],
    ['(', 'https://player.vimeo.com/progressive_redirect/playback/68/rendition/360p?loc=external&signature=9e', ')'],
  ],
  'stores with signed addresses': [
    ['', signLink(`https://media.s3.eu-west-1.amazonaws.com/a%20b/clip.mp4?${amazon}&${dated}`), ''],
    ['', signLink(`https://s3.amazonaws.com/media/clip.mp4?${dated}&${amazon}`), '.'],
    [
      '',
      signLink(`https://media.s3.amazonaws.com/c%2Bd/%C3%A9.mp4?X-Amz-Security-Token=IQo%2Fb%2B%3D&${amazon}&${dated}`),
      '',
    ],
    ['', signLink('https://media.s3.amazonaws.com/clip.mp4?AWSAccessKeyId=AKIA&Signature=SIG&Expires=1984568900'), ''],
    ['', signLink(`https://moved.s3.amazonaws.com/clip.mp4?${amazon}&${dated}`), ','],
    ['', signLink(`https://x.r2.cloudflarestorage.com/media/clip?${amazon}&${dated}&x-id=GetObject`), ''],
    [
      '',
      signLink(
        `https://media.fra1.digitaloceanspaces.com/clip.mov?${dated}&response-content-disposition=attachment%3B%20filename%3D%22a%22`,
      ),
      '',
    ],
    [
      '',
      signLink(
        'https://storage.googleapis.com/media/clip.mp4?X-Goog-Algorithm=GOOG4&X-Goog-Date=20990101T000000Z&X-Goog-Expires=604800&X-Goog-Signature=SIG',
      ),
      '',
    ],
    [
      '',
      signLink(
        'https://acme.blob.core.windows.net/media/clip.mp4?sv=2024-05-04&se=2099-01-01T00%3A00%3A00Z&sr=b&sp=r&sig=SIG',
      ),
      '',
    ],
    ['(', signLink(`https://media.s3.us-west-004.backblazeb2.com/a(1).mp4?${amazon}&${dated}`), ')'],
  ],
  'pages with one video': [
    ['', 'https://www.news.example/2026/11/talk', ''],
    ['', 'https://www.news.example/2026/11/talk?utm_source=x&utm_medium=y', '.'],
    ['', 'https://m.news.example/talk', ''],
    ['', 'https://www.news.example/t%C3%A4lk/#video', ','],
    ['', 'https://my.blog.example/post', ''],
    ['', 'https://my.blog.example/post?utm_source=newsletter', ''],
    ['', 'https://my.blog.example/?p=123', '!'],
    ['', 'https://my.blog.example/a/b/c.html', ''],
    ['', 'https://bit.ly/clip', ''],
    ['see ', 'https://amp.news.example/talk', ' and tell me'],
  ],
};
