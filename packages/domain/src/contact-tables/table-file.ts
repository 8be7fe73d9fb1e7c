/**
 * Decodes the text of a table file; `decode` throws if the bytes are invalid in an encoding. Falls back to
 * Windows-1252, which older programs write.
 */
export function decodeTableFile(decode: (encoding: 'utf-8' | 'windows-1252') => string): string {
  try {
    return decode('utf-8')
  } catch {
    return decode('windows-1252')
  }
}

/** Removes photos, logos, sounds, keys and notes from vCards, so that they do not leave the device. */
export const stripContactAttachments = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|NOTE)[;:].*(?:\n[ \t].*)*\n?/gim, '')
