import { randomInt } from 'node:crypto'
import { addCartArticle, type Client, createClient } from '@passepartout/contracts'

export const ADDRESS_HEADER = 'x-bench-address'

export interface OrderingBrowser {
  client: Client
  /** Whether it has a visitor cookie. */
  isKnown: () => boolean
  /** Any request, with its cookies. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

/** A browser with its own cookies and address. Looks the port of the shop up for each request. */
export function openBrowser(shop: { readonly port: number }): OrderingBrowser {
  const address = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`
  const cookies = new Map<string, string>()
  const request: OrderingBrowser['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set(ADDRESS_HEADER, address)
    headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    const answer = await fetch(new URL(path, `http://127.0.0.1:${shop.port}`), { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const client = createClient({
    channel: 'passepartout',
    country: 'de',
    locale: 'de-DE',
    timeoutMs: 20_000,
    fetch: (url, init) => request(String(url), init as RequestInit),
  })
  return { client, request, isKnown: () => cookies.size > 0 }
}

export const RIBBON = { kind: 'accessory', sku: 'satinband-gold', quantity: 50 } as const

/** Adds a ribbon to the cart, always with the same line id. */
export const addRibbon = ({ client }: OrderingBrowser) =>
  client.call(addCartArticle, { body: { ...RIBBON, lineId: SAME_LINE } })
const SAME_LINE = '7e1f4b3c-3d0e-4c57-9d5b-1a6a2f7e9c01'

export const ADDRESS = {
  contact: { email: 'ada@example.com', phone: '' },
  delivery: {
    country: 'de' as const,
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: '',
    street: 'Treppenstraße 1',
    extra: '',
    postalCode: '34117',
    city: 'Kassel',
    region: '',
    kind: 'home' as const,
  },
  invoice: null,
  vatNumber: '',
  greeting: '',
}
