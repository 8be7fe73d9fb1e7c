import { readFileSync } from 'node:fs'
import {
  addCartArticle,
  addCartLine,
  type Call,
  type CallInput,
  type CallPayload,
  type CallSchemas,
  createClient,
  createDraft,
} from '@passepartout/contracts'
import { type Crop, createFrameDocument, withPhoto } from '@passepartout/document'
import type { Channel } from '@passepartout/domain'
import { difficultFile } from '@passepartout/testing'
import { expect, type Page } from '@playwright/test'
import type { SellingTexts } from './selling-texts.ts'

export type TestProduct = 'wall art' | 'accessories'

const RIBBON = { kind: 'accessory', sku: 'satinband-gold', quantity: 50 } as const
const POSTER = { materialType: 'poster', formatType: '600x400', optionTypes: [] as string[] }
const PHOTO = 'photo.tif'

interface CustomerOptions {
  words: SellingTexts
  goods: TestProduct
  port: number
  hasScripts?: boolean
}

/** A customer placing an order: fills the cart, goes through the checkout, reads the page of the order. */
export class Customer {
  readonly page: Page
  readonly words: SellingTexts
  private readonly origin: string
  private readonly channel: Channel

  private readonly hasScripts: boolean

  constructor(page: Page, { words, goods, port, hasScripts = true }: CustomerOptions) {
    this.page = page
    this.words = words
    this.hasScripts = hasScripts
    this.channel = goods === 'wall art' ? 'passepartout' : words.shelf
    this.origin = `http://${this.channel}.${words.country}.localhost:${port}`
  }

  /** Adds to the cart by the calls of the designer and the accessory pages. */
  async takes(goods: TestProduct, quantity = 1, crop?: Crop) {
    await this.page.goto(`${this.origin}/robots.txt`)
    if (goods === 'accessories') {
      await this.calls(addCartArticle, { body: RIBBON })
      return
    }
    const photo = await this.uploads(PHOTO)
    const empty = createFrameDocument({ widthMm: 600, heightMm: 400, bleed: 3, safe: 5, title: 'Berge' })
    const asset = { ...photo, source: 'upload' as const, notices: [] }
    const document = withPhoto({ ...empty, assets: { [photo.id]: asset } }, 'photo-1', asset, crop)
    const draft = await this.calls(createDraft, {
      body: { kind: 'photo-frame', title: 'Berge', configuration: POSTER, document: { ...document } },
    })
    await this.calls(addCartLine, {
      body: { draftId: draft.id, draftRevision: draft.revision, quantity },
    })
  }

  /**
   * Without scripts a browser loads all images of the menu at once, and a new shop has to render those of its language
   * first.
   */
  opensCart = () =>
    this.page.goto(`${this.origin}/${this.words.cart}`, {
      waitUntil: this.hasScripts ? 'load' : 'domcontentloaded',
    })

  async goesToCheckout() {
    await this.page.getByRole('link', { name: this.words.toCheckout }).locator('visible=true').first().click()
    await expect(this.page.locator('#email')).toBeVisible()
  }

  async typesAddress() {
    const { region, ...fields } = this.words.address
    await this.page.locator('#email').fill('mara.lindner@post.example')
    for (const [name, value] of Object.entries(fields))
      await this.page.locator(`#delivery-${name}`).fill(value)
    if (region) await this.page.locator('#delivery-region').selectOption(region)
    await this.presses(this.words.toShipping)
  }

  async choosesShippingAndPayment() {
    await this.presses(this.words.toPayment)
    await this.page.getByRole('radio', { name: this.words.method }).check()
    if (!this.hasScripts) await this.page.locator('form[data-instant=payment] [type=submit]').click()
    // With scripts a choice is submitted at once.
    await expect(this.order()).toBeVisible()
  }

  order = () => this.page.getByRole('button', { name: this.words.order })

  presses = (name: string | RegExp) =>
    this.page.getByRole('button', { name }).locator('visible=true').first().click()

  title = () => this.page.getByRole('heading', { level: 1 })

  private async uploads(name: string) {
    const bytes = readFileSync(difficultFile(name)).toString('base64')
    const headers = { ...this.headers(), 'x-file-name': name }
    const body = await this.page.evaluate(
      async ([base64, sent]) => {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
        const answer = await fetch('/web-api/photos', { method: 'POST', headers: sent, body: bytes })
        return answer.json()
      },
      [bytes, headers] as const,
    )
    return body.payload as { id: string; name: string; width: number; height: number }
  }

  private headers = () => ({
    'x-shop-channel': `${this.channel}-${this.words.country}`,
    'x-shop-locale': this.words.locale,
  })

  /** A call of the page's own client, in the browser and with its cookies. */
  async calls<S extends CallSchemas>(call: Call<S>, input: CallInput<S>): Promise<CallPayload<S>> {
    const client = createClient({
      channel: this.channel,
      country: this.words.country,
      locale: this.words.locale,
      fetch: async (url, { method, headers, body }) => {
        const request = [url, { method, headers, ...(body ? { body } : {}) }] as const
        const answer = await this.page.evaluate(async ([path, init]) => {
          const { status, text } = await fetch(path, init).then(async got => ({
            status: got.status,
            text: await got.text(),
          }))
          return { status, text }
        }, request)
        return new Response(answer.text, { status: answer.status })
      },
    })
    const result = await client.call(call, input)
    if (!result.ok) throw new Error(`${result.status} ${result.code} ${JSON.stringify(result.errors)}`)
    return result.payload
  }
}
