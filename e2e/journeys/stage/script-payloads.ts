/** Sets a mark if it runs, in words that no page of ours has by itself. */
const run = 'window.scriptRan=1';

const tags = [
  `<script>${run}</script>`,
  `<ScRiPt >${run}</sCrIpT>`,
  `<script/x>${run}</script>`,
  `<script src=data:,${run}></script>`,
  `<script type=module>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.scriptRan=1</script>"></iframe>`,
  `<iframe src="javascript:parent.scriptRan=1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<math><mi xlink:href="javascript:${run}">x</mi></math>`,
  `<base href="javascript:/${run}//">`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<template><script>${run}</script></template>`,
  `<noscript><img src=x onerror=${run}></noscript>`,
  `<style>@import "javascript:${run}"</style>`,
];

const handlers = [
  ['img src=x', 'onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['input autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['video src=x', 'onerror'],
  ['audio src=x', 'onerror'],
  ['marquee', 'onstart'],
  ['div style="animation:x 1s"', 'onanimationstart'],
  ['a id=x tabindex=1', 'onfocusin'],
  ['iframe', 'onload'],
  ['object data=x', 'onerror'],
  ['button autofocus', 'onfocus'],
] as const;
const handled = handlers.flatMap(([tag, event]) => [
  `<${tag} ${event}=${run}>`,
  `<${tag}/${event}="${run}">`,
  `<${tag.toUpperCase()} ${event}='${run}' x>`,
]);

/** Ways out of where a text stands: an attribute, a title, a comment, a script, a style, an area of text. */
const exits = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '</title>',
  '-->',
  '</script>',
  '</style>',
  '</textarea>',
  ']]>',
  '}}',
];
const escapes = exits.flatMap((exit) => [
  `${exit}<img src=x onerror=${run}>`,
  `${exit}<script>${run}</script>`,
  `${exit} onmouseover=${run} x=`,
]);

const addresses = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,<script>',
  'data:text/html;base64,PHNjcmlwdD4',
  'blob:',
  'filesystem:',
  '//evil.example/',
].map((start) => `${start}${run}`);
const links = addresses.flatMap((address) => [
  `[press](${address})`,
  `[press](<${address}>)`,
  `![picture](${address})`,
  `<a href="${address}">press</a>`,
  `<${address}>`,
  `[press][1]\n\n[1]: ${address}`,
]);

const templates = [
  '{{constructor.constructor("X")()}}',
  `\${X}`,
  '#{X}',
  '<%= X %>',
  '{%X%}',
  '[[X]]',
  '@{X}',
  'X',
];
const expressions = templates.map((template) => template.replace('X', run));

const odd = [
  `\u003cimg src=x onerror=${run}\u003e`,
  `＜img src=x onerror=${run}＞`,
  `<img src=x onerror=${run}//`,
  `<<script>${run}//<</script>`,
  `<img src=x:x onerror\u000b=${run}>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml version="1.0"?><x onload="${run}"/>`,
  `<p onclick=${run}>**bold** \`code\`</p>`,
  `\`\`\`html\n<script>${run}</script>\n\`\`\``,
  `<img src=x oneonerrorrror=${run}>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `<x contenteditable onblur=${run}>lose focus</x>`,
  `<a href="https://example.org" onclick=${run}>press</a>`,
  `<img srcset="x" sizes=x onerror=${run}>`,
  `<picture><source srcset=x><img onerror=${run} src=x></picture>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<keygen autofocus onfocus=${run}>`,
  `<button popovertarget=x onbeforetoggle=${run}>`,
  `<dialog open oncancel=${run}>`,
  `<slot onslotchange=${run}>`,
  `<track src=x onerror=${run}>`,
  `<isindex type=image src=1 onerror=${run}>`,
  `<bgsound src="javascript:${run}">`,
  `<style>*{background:url("javascript:${run}")}</style>`,
];

/** More than two hundred texts that a careless page would run. */
export const scriptPayloads: readonly string[] = [
  ...new Set([...tags, ...handled, ...escapes, ...links, ...expressions, ...odd]),
];

/** Where a project may not lead, plainly or with a good beginning. */
export const scriptAddresses: readonly string[] = addresses.flatMap((address) => [
  address,
  `https://example.org\n${address}`,
]);
