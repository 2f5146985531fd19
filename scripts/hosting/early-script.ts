import { sessionKey } from '../../src/domain/session.ts';

/**
 * Runs in a prerendered page before the app's code has come. What a visitor is shown in the place of
 * something that this person will see is hidden by it, and a button that is pressed is kept, so that
 * the app can take the press.
 */
export const earlyScript = [
  'try{',
  `const{token,userLocation}=JSON.parse(localStorage['${sessionKey}']),{dataset}=document.documentElement;`,
  "if(token)dataset.early='session';else if(userLocation)dataset.early='place'",
  '}catch{}',
  "addEventListener('click',({target})=>{",
  "if(window.earlyPress===undefined)window.earlyPress=target.closest('button')||undefined",
  '},true)',
].join('');
