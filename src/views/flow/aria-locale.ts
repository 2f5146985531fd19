import { locale } from '../../domain/locale.texts.ts';

// React Aria speaks the app's language, not the browser's. It reads this when its code arrives, which
// costs the first screen less than its provider.
if (typeof window !== 'undefined')
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), locale);
