import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { languageNow, shortName } from '../../domain/language.texts.ts';
import { texts } from '../../domain/texts.ts';
import { DialogBoundary } from '../flow/dialog-boundary.tsx';
import { useEnvironment } from '../flow/environment.ts';
import { onDemand } from '../flow/on-demand.tsx';
import { OnTheWay } from '../flow/on-the-way.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { takeMenuKey } from '../ui/menu-key.ts';
import './language-button.css';

/** The choice, fetched when it is probable. */
export const languageMenu = onDemand(
  async () => (await import('./language-menu.tsx')).LanguageMenu,
  ({ isNew, onClose }) => !isNew && <OnTheWay onLeft={onClose} />,
);

const never = () => () => undefined;

/** The present language, which opens the choice of another; absent where the host has no choice. */
export function LanguageButton() {
  const { languages, takeNewLanguage } = useEnvironment();
  // The page's HTML has it on any host, and hides it where there is no choice: nothing moves.
  const isOffered = useSyncExternalStore(
    never,
    () => languages !== undefined,
    () => true,
  );
  const anchor = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'anew' | 'byPress' | null>(null);
  // Once it is on the page: a rendering that a person's key interrupts is begun again.
  useEffect(() => {
    if (takeNewLanguage?.()) setOpened('anew');
  }, [takeNewLanguage]);
  const close = useCallback(() => setOpened(null), []);
  if (!isOffered) return null;
  return (
    <>
      <IconButton
        ref={anchor}
        label={languageNow}
        data-letters
        aria-haspopup="menu"
        aria-expanded={opened === 'byPress'}
        onIntent={languageMenu.preload}
        onPress={() => setOpened('byPress')}
        onKeyDown={(event) => takeMenuKey(event) && setOpened('byPress')}
      >
        {shortName}
      </IconButton>
      {opened && (
        <DialogBoundary text={texts.menuNotLoaded} onLost={close}>
          <languageMenu.Component anchor={anchor} isNew={opened === 'anew'} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
