import { expect, type Page } from '@playwright/test'
import type { Shop } from '../../tools/system-tests/start-shop.ts'
import { findA11yViolations } from './a11y-violations.ts'
import type { ShopTexts } from './shop-texts.ts'
import { waitUntilHydrated } from './wait-until-hydrated.ts'

const isSkippedTransition = (message: string) => message.startsWith('Transition was')

/** A visitor of one shop: acts and perceives like a person, by role and label. */
export class Visitor {
  readonly page: Page
  private readonly words: ShopTexts
  private readonly origin: string
  /** Errors of the browser; a test must end without any. */
  readonly complaints: string[] = []

  constructor(page: Page, words: ShopTexts, shop: Pick<Shop, 'port'>) {
    this.page = page
    this.words = words
    this.origin = `http://${words.host}:${shop.port}`
    // Chromium reports a page transition it skips (the next page was not styled in time) as an error of the page.
    page.on('pageerror', ({ message }) => isSkippedTransition(message) || this.complaints.push(message))
    page.on('console', message => message.type() === 'error' && this.complaints.push(message.text()))
  }

  opens = (path: string) => this.page.goto(this.origin + path)

  /** Fails with each accessibility violation of the page. */
  async findsNoBarriers() {
    expect.soft(await findA11yViolations(this.page)).toEqual([])
  }

  async goesToMaterial() {
    await this.page
      .getByRole('link', { name: this.words.material, exact: true })
      .locator('visible=true')
      .first()
      .click()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.words.material)
  }

  async chooses() {
    await waitUntilHydrated(this.page.locator('[data-island=calculator][data-alive]'))
    await this.page.getByRole('radio', { name: this.words.format }).check()
    await this.page.getByRole('radio', { name: this.words.option }).check()
    await expect(this.page).toHaveURL(/formatType=/)
  }

  /** The price of the configuration, as soon as it is displayed. */
  async readsPrice(): Promise<string> {
    const price = this.page.locator('[aria-live=polite][aria-busy=false] strong').first()
    await expect(price).toContainText(this.words.currency)
    return (await price.innerText()).trim()
  }

  async goesToDesigner() {
    await this.page
      .getByRole('link', { name: this.words.design })
      .or(this.page.getByRole('button', { name: this.words.design }))
      .locator('visible=true')
      .first()
      .click()
    await this.page.waitForURL(/\/configurator-photo-frame\?/)
  }

  async takesPhoto(file: string) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page
      .getByRole('button', { name: this.words.choosePhoto })
      .locator('visible=true')
      .first()
      .click()
    await (await chooser).setFiles(file)
    await expect(this.placedPhoto()).toBeVisible()
  }

  /** Adds files to the present photos. */
  async adds(files: string[]) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page
      .getByRole('button', { name: this.words.addPhotos })
      .locator('visible=true')
      .first()
      .click()
    await (await chooser).setFiles(files)
  }

  placedPhoto = () => this.page.getByRole('button', { name: this.words.photo })

  /** Opens the crop, zooms and moves by keyboard, and accepts. */
  async cropsByKeys() {
    await this.placedPhoto().focus()
    await this.page.keyboard.press('Enter')
    await expect(
      this.page.getByRole('button', { name: this.words.done }).locator('visible=true').first(),
    ).toBeVisible()
    for (const key of ['+', '+', '+', 'Shift+ArrowRight', 'ArrowUp']) await this.page.keyboard.press(key)
    await this.page.keyboard.press('Enter')
  }

  async seesSaved() {
    await expect(this.page.getByText(this.words.saved).locator('visible=true').first()).toBeVisible({
      timeout: 20_000,
    })
  }

  async addsToCart() {
    await this.page
      .getByRole('button', { name: this.words.addToCart })
      .locator('visible=true')
      .first()
      .click()
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.cart })).toBeVisible({
      timeout: 20_000,
    })
  }
}
