import { EventType, record } from 'rrweb'
import { RECORDED_VISIT, type Recorder } from './recorder.ts'

const SEND_MS = 10_000
/** Per part; the shop accepts no more than half a megabyte. */
const MOST_CHARACTERS = 400_000
/**
 * Bytes that a browser still sends after a page is closed: 64 KiB in all (Fetch, "keepalive"), shared with other
 * requests.
 */
const MOST_FOR_A_GONE_PAGE = 50_000

/** Elements whose content is hidden: a recording shows movements and layout, neither texts nor pictures. */
const PICTURES = 'img, picture, video, canvas, svg, image, [style*="url("]'

/** Records with rrweb: every text masked, every picture replaced by an empty box of its size. */
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

  // On a phone, going to the background may end the page without further events.
  const sendWhenHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }

  return {
    start: () => {
      if (stop) return
      stop = record({
        emit: event => {
          const text = JSON.stringify(withoutQuery(event))
          if (text.length >= MOST_CHARACTERS) return
          events.push(text)
          length += text.length
          // The snapshot of the whole page, or more than a closing page could still send: send it while the page is
          // open.
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

/** URL without the query, which may contain the visitor's text. */
const withoutQuery = <E extends { type: number; data: unknown }>(event: E): E =>
  event.type === EventType.Meta
    ? { ...event, data: { ...(event.data as object), href: location.origin + location.pathname } }
    : event

/** Visit id and part number; a visit spans pages until the window is closed. */
function nextPart(): { recording: string; part: number } {
  const [recording = crypto.randomUUID(), last = '0'] =
    sessionStorage.getItem(RECORDED_VISIT)?.split(' ') ?? []
  const part = Number(last) + 1
  sessionStorage.setItem(RECORDED_VISIT, `${recording} ${part}`)
  return { recording, part }
}
