import { useCallback, useRef, useState } from 'react';
import { changeLanguage, language, languageLead } from '../../domain/language.texts.ts';
import { texts } from '../../domain/texts.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { useEnvironment } from '../flow/environment.ts';
import { Button } from '../ui/button.tsx';
import { takeMenuKey } from '../ui/menu-key.ts';
import { languageMenu } from './language-button.tsx';

/** The language as a part of the account's page; absent where the host has no choice. */
export function LanguagePart() {
  const { languages } = useEnvironment();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (languages === undefined) return null;
  return (
    <section className="account-part" aria-labelledby="language">
      <h2 id="language">{language}</h2>
      <p className="account-note">{languageLead}</p>
      <Button
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onIntent={languageMenu.preload}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => takeMenuKey(event) && setOpen(true)}
      >
        {changeLanguage}
      </Button>
      {isOpen && (
        <DialogBoundary text={texts.menuNotLoaded} onLost={close}>
          <languageMenu.Component anchor={anchor} onClose={close} />
        </DialogBoundary>
      )}
    </section>
  );
}
