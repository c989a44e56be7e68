import { describe, expect, it } from 'vitest';
import { topicsToAnswer } from '../../../src/chat/conversation/features/topics/answer-topic.ts';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { meantHere, topicsMeant } from '../../support/meant-here.ts';

const beforeVideo = { hasVideo: false };

describe('a question with other words for the same', () => {
  it.each<[Language, string]>([
    ['en', 'love it! how much would 20 videos a month be?'],
    ['es', 'quedó genial! cuánto me saldría hacer 20 al mes?'],
    ['fr', 'j’adore ! et pour 20 vidéos par mois ce serait combien ?'],
    ['pt', 'amei! quanto ficaria 20 vídeos por mês?'],
    ['ru', 'супер! а сколько будет стоить 20 видео в месяц?'],
  ])('asks for the price: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toContain('price');
  });

  it.each<[Language, string]>([
    ['en', 'does it cost me extra minutes if i change the color again?'],
    ['fr', 'si je change encore la couleur, ça me prend des minutes en plus ?'],
    ['de', 'kostet es nochmal minuten wenn ich die farbe ändere?'],
    ['it', 'se cambio colore mi scali altri minuti?'],
    ['ru', 'если я ещё раз поменяю цвет минуты спишутся?'],
  ])('asks what edits cost: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['editsCost']);
  });

  it.each<[Language, string]>([
    ['es', 'cuánto tiempo guardan mi video en su servidor'],
    ['it', 'dopo quanto cancellate il mio video'],
    ['pt', 'por quanto tempo vocês guardam meu vídeo'],
    ['ru', 'а когда вы удалите мое видео с сервера'],
  ])('asks how long a video is kept: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['kept']);
  });

  it.each<[Language, string]>([
    ['en', 'delete my video when you are done'],
    ['de', 'wann wird es fertig'],
    ['pt', 'quanto tempo demora meu vídeo'],
    ['ru', 'удалите мое видео'],
  ])('does not ask how long a video is kept: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).not.toContain('kept');
  });

  it.each<[Language, string]>([
    ['en', 'is 800 mb ok?'],
    ['es', 'pesa 800 megas, está bien?'],
    ['de', 'sind 800 mb ok?'],
    ['pt', 'tem 800 mega, pode?'],
    ['ru', '800 мб нормально?'],
  ])('asks how large a file may be: %s «%s»', (language, text) => {
    const asked = topicsToAnswer(meantHere(text, language, beforeVideo));
    expect(asked.map(({ topic }) => topic)).toEqual(['length']);
  });

  it.each<[Language, string]>([
    ['en', 'where’s the download button'],
    ['es', 'dónde está el botón para guardar el vídeo'],
    ['fr', 'il est où le bouton télécharger'],
    ['de', 'wo ist der knopf zum runterladen'],
    ['it', 'dov’è il pulsante per scaricare'],
    ['pt', 'cadê o botão de baixar'],
    ['ru', 'где кнопка скачать'],
  ])('asks how to save the video: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['passOn']);
  });

  it.each<[Language, string]>([
    ['en', 'do i need to pick the colors again for the next one'],
    ['es', 'tengo que elegir los colores otra vez para el siguiente?'],
    ['de', 'muss ich beim nächsten die farben wieder neu aussuchen?'],
    ['pt', 'no próximo tenho que escolher as cores de novo?'],
  ])('asks for the look of the next videos: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['nextVideos']);
  });

  it.each<[Language, string]>([
    ['en', 'does my video stay on the internet forever?'],
    ['es', 'el video queda en internet para siempre?'],
    ['fr', 'la vidéo reste sur internet pour toujours ?'],
    ['it', 'il video rimane su internet per sempre?'],
    ['ru', 'видео теперь навсегда в интернете останется?'],
  ])('asks who sees the video: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language)).toEqual(['privacy']);
  });

  it.each<[Language, string]>([
    ['en', 'roughly how quick are you?'],
    ['es', 'más o menos qué tan rápido eres'],
    ['fr', 'tu es rapide à peu près ?'],
    ['de', 'wie schnell bist du so ungefähr'],
    ['it', 'più o meno quanto sei veloce'],
    ['pt', 'mais ou menos quão rápido você é'],
  ])('asks how fast it is: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language, beforeVideo)).toEqual(['work']);
  });

  it.each<[Language, string]>([
    ['en', 'whats done with my recording afterwards'],
    ['fr', 'vous faites quoi de mon enregistrement après'],
    ['pt', 'o que vocês fazem com a minha gravação depois'],
    ['ru', 'что вы потом делаете с моей записью'],
  ])('asks what becomes of the video: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language, beforeVideo)).toContain('privacy');
  });

  it.each<[Language, string]>([
    ['fr', 'ce look est enregistré pour mes autres clips maintenant ?'],
    ['ru', 'этот вид теперь сохранён для других роликов?'],
  ])('saves nothing where it asks whether it is saved: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'topic', topic: 'nextVideos' }]);
  });

  it.each<[Language, string]>([
    ['fr', 'enregistre ce look pour mes prochaines vidéos'],
    ['ru', 'сохрани это оформление для следующих видео'],
  ])('is none where saving is wished for: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'request', request: 'make_default' }]);
  });

  it.each<[Language, string, Language]>([
    ['pt', 'fala comigo em espanhol por favor, sou da argentina', 'es'],
    ['es', 'cámbiate al inglés conmigo porfa', 'en'],
    ['fr', 'passe à l’anglais avec moi stp', 'en'],
    ['pt', 'muda pro inglês comigo', 'en'],
  ])('asks for another language of the bot: %s «%s»', (language, text, asked) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'topic', topic: 'speak', language: asked }]);
  });

  it.each<[Language, string]>([
    ['es', 'más o menos cuánto te demoras en hacer uno'],
    ['ru', 'сколько обычно делается одно видео'],
  ])('asks how long it takes: %s «%s»', (language, text) => {
    expect(topicsMeant(text, language, beforeVideo)).toEqual(['work']);
  });

  it.each<[Language, string]>([
    ['es', 'muéstrame todo el texto para revisarlo'],
    ['de', 'Zeig mir mal den ganzen Text'],
    ['pt', 'mostra o texto pra eu conferir'],
  ])('asks for the text: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'request', request: 'show_text' }]);
  });
});

describe('a question that names a look', () => {
  it.each<[Language, string]>([
    ['en', 'are the words yellow and white now or both the same?'],
    ['es', 'las letras están en blanco y amarillo o todas iguales?'],
    ['fr', 'les mots sont en blanc et jaune ou tous pareils ?'],
    ['de', 'sind die jetzt rot und blau oder beide gleich?'],
    ['it', 'le parole sono bianche e gialle o tutte uguali?'],
    ['pt', 'as letras tão brancas e amarelas ou todas iguais?'],
    ['ru', 'буквы сейчас белые и желтые или все одинаковые?'],
  ])('is answered with the look as it is: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'topic', topic: 'colors', isOfLook: true }]);
  });

  it.each<[Language, string]>([
    ['en', 'is that ok for instagram or is it too tall?'],
    ['fr', 'c’est bon pour instagram ou c’est trop haut ?'],
    ['it', 'va bene per instagram o è troppo alto?'],
    ['ru', 'для инстаграма нормально или слишком высоко?'],
  ])('moves nothing: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'topic', topic: 'shapeFits' }]);
  });

  it.each<[Language, string]>([
    ['en', 'make the words yellow and the outline the same'],
    ['de', 'mach beide gleich gelb'],
    ['it', 'è troppo alto'],
  ])('is none where it is wished for: %s «%s»', (language, text) => {
    expect(meantHere(text, language).some(({ kind }) => kind === 'set' || kind === 'step')).toBe(true);
  });
});

describe('a message that says two things for one', () => {
  it.each<[Language, string]>([
    ['en', 'forget all my changes, start over'],
    ['de', 'vergiss meine ganzen änderungen, fang von vorne an'],
    ['it', 'dimentica tutte le modifiche, ricomincia da capo'],
  ])('takes back the look and nothing else: %s «%s»', (language, text) => {
    expect(new Set(meantHere(text, language).map((wish) => JSON.stringify(wish)))).toEqual(
      new Set([JSON.stringify({ kind: 'request', request: 'reset_settings' })]),
    );
  });

  it.each<[Language, string]>([
    ['en', 'same style as my last one please'],
    ['es', 'el mismo estilo que el último porfa'],
    ['fr', 'le même style que la dernière stp'],
    ['de', 'gleicher stil wie beim letzten bitte'],
    ['it', 'stesso stile dell’ultimo per favore'],
    ['pt', 'mesmo estilo do último por favor'],
  ])('is like last time: %s «%s»', (language, text) => {
    expect(meantHere(text, language)).toEqual([{ kind: 'request', request: 'like_last_time' }]);
  });

  it('still deletes what is known of a person', () => {
    expect(topicsMeant('forget everything about me', 'en')).toEqual(['deleteData']);
  });

  it('shows the text alone where a word is asked about', () => {
    const asked = topicsToAnswer(understandWords('escribió mal mi nombre, dónde lo cambio', 'es').wishes);
    expect(asked.map(({ topic }) => topic)).toEqual(['showMistakes']);
  });
});
