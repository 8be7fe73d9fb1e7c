/** Tables of older programs are not in UTF-8. */
export function decodedTable(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Contacts bring their pictures along: what is no word of theirs stays on the device. */
export const withoutPictures = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|NOTE)[;:].*(?:\n[ \t].*)*\n?/gim, '')
