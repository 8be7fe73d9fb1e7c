import type { Brand } from '../brand.ts'

export const SANS = "'Instrument Sans', Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif"

/** Styles that cannot be inline: dark mode, and phones. */
export function emailStyles({ dark }: Brand): string {
  const { ground, sheet, ink, muted, line, accent } = dark
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{-webkit-text-size-adjust:100%}',
    '@media (max-width:480px){',
    '.side{padding-left:20px!important;padding-right:20px!important}',
    '.title{font-size:29px!important;line-height:33px!important;margin-top:28px!important}',
    '.panel{padding:20px!important}',
    '.column{display:block!important;width:auto!important;padding:0 0 12px!important}',
    '.button{display:block!important;margin-right:0!important;text-align:center!important}',
    '}',
    '@media (prefers-color-scheme:dark){',
    `body,body>table>tbody>tr>td{background-color:${ground}!important}`,
    `.sheet,.panel{background-color:${sheet}!important}`,
    `.stage{background-color:${ground}!important}`,
    `.ink{color:${ink}!important}.muted{color:${muted}!important}.frame{border-color:${ink}!important}`,
    `.line,.stage{border-color:${line}!important}.rule{border-color:${ink}!important}`,
    `.plain{color:${accent}!important;border-color:${accent}!important}.sale{color:#ff9d94!important}`,
    '}',
  ].join('')
}
