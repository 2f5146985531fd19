/**
 * Runs in a page once the app's own code has run, since modules run in their order: asks for the files of
 * the page's next screen, while the processor is busy with the first one. A script that is here is named as
 * a module, to be compiled beside the page; one that failed is fetched by the app when it is wanted. Not for
 * a visitor, who is led away, and not where the person asks for little data to be used.
 */
const script = [
  "if(document.documentElement.dataset.early==='session'&&!navigator.connection?.saveData)",
  "for(const file of document.querySelector('[data-next]').dataset.next.split(' '))",
  'fetch(file).then(async(answer)=>{',
  'if(!answer.ok)return;',
  'await answer.arrayBuffer();',
  "if(!file.endsWith('.js'))return;",
  "const link=document.createElement('link');",
  "document.head.append(Object.assign(link,{rel:'modulepreload',crossOrigin:'',href:file}))",
  '}).catch(()=>{})',
].join('');

/** The script element that asks for these files ahead, scripts before styles. */
export function nextScreenOf(files: readonly string[]): string {
  const [scripts, styles] = [files.filter(isScript), files.filter((file) => !isScript(file))];
  const addresses = [...scripts, ...styles].map((file) => `/${file}`);
  return `<script type="module" data-next="${addresses.join(' ')}">${script}</script>`;
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
