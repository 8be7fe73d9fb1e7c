/** The protocol's key of an element reference (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type WebElement = Record<typeof ELEMENT, string>

/** The part of W3C WebDriver that the e2e tests need. */
export interface WebDriver {
  goTo(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page; its arguments and its result may be elements. */
  run<T>(work: string, ...input: unknown[]): Promise<T>
  click(element: WebElement): Promise<void>
  type(element: WebElement, text: string): Promise<void>
  picture(): Promise<Buffer>
  quit(): Promise<void>
}

/** @param address of a running driver, such as `http://127.0.0.1:4444` */
export async function openSession(address: string, capabilities: object): Promise<WebDriver> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${address}/session/${sessionId}`
  return {
    goTo: url => send('POST', `${session}/url`, { url }),
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
    run: (work, ...input) =>
      send('POST', `${session}/execute/sync`, { script: `return (${work})(...arguments)`, args: input }),
    click: element => send('POST', `${session}/element/${element[ELEMENT]}/click`, {}),
    type: (element, text) => send('POST', `${session}/element/${element[ELEMENT]}/value`, { text }),
    picture: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
    quit: () => send('DELETE', session),
  }
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
