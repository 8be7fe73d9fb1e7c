/** The words of a table's file; `decode` throws where its bytes are not in an encoding. Older programs know no UTF-8. */
export function decodeTableFile(decode: (encoding: 'utf-8' | 'windows-1252') => string): string {
  try {
    return decode('utf-8')
  } catch {
    return decode('windows-1252')
  }
}

/** Contacts bring their pictures along: what is no word of theirs stays on the device. */
export const stripContactPhotos = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|NOTE)[;:].*(?:\n[ \t].*)*\n?/gim, '')
