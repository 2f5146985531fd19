import { sessionKey } from '../../src/domain/session.ts';

/**
 * Keeps the first button that is pressed before the app's code has come, so that the app can take the press;
 * the page says meanwhile that it is on its way. Where that code does not arrive, a press loads the page anew,
 * and so does the network's return. A network that stands still refuses nothing: there a further press does,
 * once the code has had half a minute (§11.3).
 */
export const keepPress = [
  "addEventListener('click',({target})=>{",
  "const button=target.closest('button');",
  'if(!button||window.earlyPress===null)return;',
  'if(window.earlyPress&&performance.now()>3e4)location.reload();',
  'window.earlyPress??=button;',
  "document.documentElement.dataset.awaiting=''",
  '},true);',
  "addEventListener('error',({target:{type}})=>{",
  "if(type!=='module')return;",
  'const again=()=>location.reload();',
  "addEventListener('online',again);",
  "if(window.earlyPress)again();else addEventListener('click',({target})=>target.closest('button')&&again())",
  '},true);',
].join('');

/**
 * Runs in a prerendered page before the app's code has come. It notes on the root element what the device
 * knows of the person, so that styles hide the parts that are for a visitor alone, and until the first
 * paint that it is still to come, so that styles leave out what lies below the screen; not where a browser
 * goes back to the middle of a page. It lets no form be sent: that would cancel the loading of the app's code,
 * though the policy refuses it.
 */
export const earlyScript = [
  '{const{dataset}=document.documentElement;',
  "if(performance.getEntriesByType('navigation')[0]?.type==='navigate')dataset.unpainted='';",
  'requestAnimationFrame(()=>setTimeout(()=>delete dataset.unpainted));',
  'try{',
  `const{token,userLocation}=JSON.parse(localStorage['${sessionKey}']);`,
  "if(token)dataset.early='session';else if(userLocation)dataset.early='place'",
  '}catch{}}',
  keepPress,
  "addEventListener('submit',event=>event.preventDefault())",
].join('');
