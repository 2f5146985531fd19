import { useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { language } from '../../domain/language.texts.ts';
import { languageNames, languagesIn } from '../../domain/language-names.ts';
import { languageMachine } from '../../machines/language.ts';
import { useEnvironment } from '../flow/environment.ts';
import { useFlow } from '../flow/use-flow.ts';
import { Menu } from '../ui/menu.tsx';

export interface LanguageMenuProps {
  /** The button that opens it. */
  anchor: RefObject<HTMLButtonElement | null>;
  /** The page was just loaded anew in the chosen language: it goes on at the button. */
  isNew?: boolean;
  onClose: () => void;
}

/** The languages to choose from; open while it is mounted. */
export function LanguageMenu({ anchor, isNew = false, onClose }: LanguageMenuProps) {
  const { languages = '' } = useEnvironment();
  const present = import.meta.env.VITE_LANGUAGE;
  const flow = useFlow(languageMachine, { input: () => ({ present, isNew }) });
  const isOffered = useSelector(flow, (snapshot) => snapshot.matches('offered'));
  const isOver = useSelector(flow, ({ status }) => status === 'done');
  useEffect(() => {
    // This may come late, when the person is somewhere else already.
    if (isNew && document.activeElement?.matches('body, main'))
      anchor.current?.focus({ preventScroll: true });
  }, [isNew, anchor]);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <Menu
      label={language}
      anchor={anchor}
      isOpen={isOffered}
      onClose={() => flow.send({ type: 'choice.closed' })}
      chosen={present}
      actions={languagesIn(languages).map((code) => ({
        id: code,
        label: languageNames[code],
        lang: code,
        onAction: () => flow.send({ type: 'language.chosen', language: code }),
      }))}
    />
  );
}
