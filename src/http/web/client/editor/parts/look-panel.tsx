import {
  type CaptionSettings,
  captionFontFamilies,
  captionStyleNames,
} from '../../../../../engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../../engine/captions/settings/caption-style.ts';
import { framingWords } from '../../../../../engine/captions/settings/framing.ts';
import { useSession } from '../session/session.ts';
import { isFramedLater } from './framed-later.ts';
import { ChoiceField, ColorField, RangeField, SwitchField } from './look-fields.tsx';

/** How all captions look; what is not set follows the style. */
export function LookPanel() {
  const { document, edit, texts, preview, data } = useSession();
  const { settings } = document;
  const style = resolveCaptionStyle(settings);
  const { width, height } = preview?.frame ?? data.view.source;
  const open = height > width * 1.2 ? style.openSizes.upright : style.openSizes.wide;
  const set = (changes: CaptionSettings, gesture?: string) => edit({ kind: 'set', settings: changes }, gesture);
  const t = texts.look;
  const titles = Object.fromEntries(data.looks.map(({ name, title }) => [name, title]));
  const color = (name: 'fontColor' | 'highlightColor' | 'outlineColor') => (
    <ColorField
      id={name}
      label={t[name]}
      value={style[name]}
      isSet={settings[name] !== undefined}
      resetText={t.asStyle}
      onChange={(value) => set({ [name]: value }, name)}
      onReset={() => set({ [name]: undefined })}
    />
  );
  return (
    <div class="look">
      <ChoiceField
        id="style"
        label={t.style}
        value={settings.style ?? 'pop'}
        choices={captionStyleNames.map((name) => ({ value: name, title: titles[name] ?? name }))}
        onChange={(value) => set({ style: captionStyleNames.find((name) => name === value) })}
      />
      {color('fontColor')}
      {color('highlightColor')}
      {color('outlineColor')}
      <ChoiceField
        id="fontFamily"
        label={t.fontFamily}
        value={settings.fontFamily ?? ''}
        choices={[
          { value: '', title: t.asStyle },
          ...captionFontFamilies.map((name) => ({ value: name, title: name })),
        ]}
        onChange={(value) => set({ fontFamily: captionFontFamilies.find((name) => name === value) })}
      />
      <RangeField
        {...{ id: 'fontSize', label: t.fontSize, min: 18, max: 65, value: style.fontSize ?? open.fontSize }}
        isSet={settings.fontSize !== undefined}
        resetText={t.asStyle}
        onChange={(value) => set({ fontSize: value }, 'fontSize')}
        onReset={() => set({ fontSize: undefined })}
      />
      <RangeField
        {...{ id: 'outlineThickness', label: t.outlineThickness, min: 0, max: 20 }}
        value={style.outlineThickness ?? open.outlineThickness}
        isSet={settings.outlineThickness !== undefined}
        resetText={t.asStyle}
        onChange={(value) => set({ outlineThickness: value }, 'outlineThickness')}
        onReset={() => set({ outlineThickness: undefined })}
      />
      <PositionField />
      <SwitchField
        {...{ id: 'addEmojis', label: t.addEmojis, value: settings.addEmojis ?? false }}
        onChange={(value) => set({ addEmojis: value })}
      />
      <SwitchField
        {...{ id: 'maskProfanity', label: t.maskProfanity, value: settings.maskProfanity ?? false }}
        onChange={(value) => set({ maskProfanity: value })}
      />
      <SwitchField
        {...{ id: 'vertical', label: t.vertical, value: settings.resizeForSocialMedia ?? false }}
        onChange={(value) => set({ resizeForSocialMedia: value })}
      />
      {settings.resizeForSocialMedia && (
        <ChoiceField
          id="framing"
          label={t.framing}
          value={Array.isArray(settings.framing) ? 'own' : (settings.framing ?? 'auto')}
          choices={[
            ...framingWords.map((word) => ({ value: word as string, title: t.framings[word] })),
            ...(Array.isArray(settings.framing) ? [{ value: 'own', title: t.framings.own }] : []),
          ]}
          onChange={(value) => set({ framing: framingWords.find((word) => word === value) ?? settings.framing })}
        />
      )}
      {isFramedLater(data.view, settings) && <p class="hint">{t.framedLater}</p>}
    </div>
  );
}

function PositionField() {
  const { document, edit, texts } = useSession();
  const { position } = document.settings;
  const t = texts.look;
  const words = ['top', 'middle', 'bottom'] as const;
  return (
    <ChoiceField
      id="position"
      label={t.position}
      value={typeof position === 'number' ? 'own' : (position ?? '')}
      choices={[
        { value: '', title: t.asStyle },
        ...words.map((word) => ({ value: word as string, title: t.positions[word] })),
        ...(typeof position === 'number' ? [{ value: 'own', title: t.positions.own }] : []),
      ]}
      onChange={(value) => {
        if (value === 'own') return;
        edit({ kind: 'set', settings: { position: words.find((word) => word === value) } });
      }}
    />
  );
}
