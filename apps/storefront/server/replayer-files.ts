import { readFile } from 'node:fs/promises'

/** A file of the replayer: its name below the URL of the page, its type, its text. */
interface ReplayerFile {
  name: string
  type: string
  text: string
}

const rrweb = import.meta.resolve('rrweb')

/** Files of the page that replays a recorded visit: rrweb's player, its style, and the script that loads the visit. */
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
