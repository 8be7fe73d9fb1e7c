import { EventType, record } from 'rrweb'
import { RECORDED_VISIT, type Recorder } from './recorder.ts'

const SEND_MS = 10_000
/** Of one piece; the shop takes no more than half a megabyte. */
const MOST_CHARACTERS = 400_000
/** What a browser still sends for a page that is gone; 64 KiB in all (Fetch, "keepalive"), some of it for others. */
const MOST_FOR_A_GONE_PAGE = 50_000

/** Everything that a person typed, read or showed: a recording is of moves and places, not of words and pictures. */
const PICTURES = 'img, picture, video, canvas, svg, image, [style*="url("]'

/** Records with rrweb: every text masked, every picture left out as an empty box of its size. */
export function createRrwebRecorder(): Recorder {
  let stop: (() => void) | undefined
  let events: string[] = []
  let length = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const send = () => {
    if (events.length === 0) return
    const body = JSON.stringify({ ...nextPart(), events: `[${events.join(',')}]` })
    events = []
    length = 0
    void fetch('/web-api/recordings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      keepalive: new TextEncoder().encode(body).length < MOST_FOR_A_GONE_PAGE,
      body,
    }).catch(() => undefined)
  }

  // A phone that is put away may end the page without another word.
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }

  return {
    start: () => {
      if (stop) return
      stop = record({
        emit: event => {
          const said = JSON.stringify(withoutQuery(event))
          if (said.length >= MOST_CHARACTERS) return
          events.push(said)
          length += said.length
          // The picture of the whole page, or as much as a page that is left could no longer send: it goes while the page lives.
          if (length > MOST_FOR_A_GONE_PAGE / 2) send()
        },
        maskAllInputs: true,
        maskTextSelector: '*',
        blockSelector: PICTURES,
        recordCanvas: false,
        inlineImages: false,
        sampling: { mousemove: 100, scroll: 200, input: 'last' },
      })
      timer = setInterval(send, SEND_MS)
      addEventListener('pagehide', send)
      document.addEventListener('visibilitychange', sendWhenHidden)
    },
    stop: () => {
      stop?.()
      stop = undefined
      events = []
      length = 0
      clearInterval(timer)
      removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', sendWhenHidden)
    },
  }
}

/** Where the visitor is, without the query, in which words of theirs may stand. */
const withoutQuery = <E extends { type: number; data: unknown }>(event: E): E =>
  event.type === EventType.Meta
    ? { ...event, data: { ...(event.data as object), href: location.origin + location.pathname } }
    : event

/** Visit and number of a piece; a visit goes on over pages until the window is closed. */
function nextPart(): { recording: string; part: number } {
  const [recording = crypto.randomUUID(), last = '0'] =
    sessionStorage.getItem(RECORDED_VISIT)?.split(' ') ?? []
  const part = Number(last) + 1
  sessionStorage.setItem(RECORDED_VISIT, `${recording} ${part}`)
  return { recording, part }
}
