import { readFile } from 'node:fs/promises'

/** A file that plays recordings: its name below the address of the page, its type, its text. */
interface ReplayerFile {
  name: string
  type: string
  text: string
}

const rrweb = import.meta.resolve('rrweb')

/** What the page of a recorded visit loads: rrweb's player, its style, and the script that hands it the visit. */
export const replayerFiles = (): Promise<ReplayerFile[]> =>
  Promise.all(
    [
      ['rrweb.js', 'text/javascript', new URL('../umd/rrweb.min.js', rrweb)],
      ['rrweb.css', 'text/css', new URL('style.css', rrweb)],
      ['replay.js', 'text/javascript', new URL('../browser/replay.js', import.meta.url)],
    ].map(async ([name, type, file]) => ({
      name: String(name),
      type: `${type}; charset=utf-8`,
      text: await readFile(new URL(String(file)), 'utf8'),
    })),
  )
