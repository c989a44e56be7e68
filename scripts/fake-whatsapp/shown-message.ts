import type { MessageCall } from './call-schema.ts';
import { invalidParameter } from './graph-refusal.ts';
import type { MediaStore } from './media-store.ts';
import type { ShownMessage } from './person.ts';

type Interactive = Extract<MessageCall, { type: 'interactive' }>['interactive'];

/** A sent message as the person sees it. @throws GraphRefusal when its media are unknown or of another kind */
export function shownMessage(media: MediaStore, call: MessageCall, id: string): ShownMessage {
  const shown: ShownMessage = {
    ...{ id, from: 'business', type: call.type, text: '', media: null, buttons: [], listButton: null, link: null },
  };
  const show = (kind: 'image' | 'video' | 'document', file: { id: string; filename?: string }) => {
    const found = media.find(file.id);
    const fits = kind === 'document' || found.type.startsWith(`${kind}/`);
    if (!fits) throw invalidParameter(`Media of type ${found.type} cannot be sent as ${kind}`);
    shown.media = { bytes: found.bytes, type: found.type, fileName: file.filename ?? null };
  };
  switch (call.type) {
    case 'text':
      return { ...shown, text: call.text.body };
    case 'image':
      show('image', call.image);
      return { ...shown, text: call.image.caption ?? '' };
    case 'video':
      show('video', call.video);
      return { ...shown, text: call.video.caption ?? '' };
    case 'document':
      show('document', call.document);
      return { ...shown, text: call.document.caption ?? '' };
    case 'template': {
      const words = call.template.components?.flatMap(({ parameters }) => parameters.map(({ text }) => text)) ?? [];
      return { ...shown, text: words.join(' | ') };
    }
    case 'interactive': {
      const { interactive } = call;
      const { header } = interactive;
      if (header?.type === 'image') show('image', header.image);
      if (header?.type === 'video') show('video', header.video);
      if (header?.type === 'document') show('document', header.document);
      return { ...shown, text: interactive.body.text, ...choicesOf(interactive) };
    }
  }
}

function choicesOf(interactive: Interactive): Pick<ShownMessage, 'buttons' | 'listButton' | 'link'> {
  switch (interactive.type) {
    case 'button':
      return { buttons: interactive.action.buttons.map(({ reply }) => reply), listButton: null, link: null };
    case 'list': {
      const { button, sections } = interactive.action;
      return { buttons: sections.flatMap(({ rows }) => rows), listButton: button, link: null };
    }
    case 'cta_url': {
      const { display_text: title, url } = interactive.action.parameters;
      return { buttons: [], listButton: null, link: { title, url } };
    }
  }
}
