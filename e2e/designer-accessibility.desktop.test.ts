import { expect, type Page, test } from '@playwright/test'
import { shopAt } from './drivers/shop-address.ts'
import { isFullMatrix } from './drivers/windows.ts'

const DESIGNERS = {
  'wall art': [
    shopAt('passepartout'),
    '/configurator-photo-frame?materialType=poster&frameType=holzrahmen-eiche&formatType=600x400&locale=de-DE',
  ],
  collage: [shopAt('passepartout'), '/configurator-collage?designId=20&materialType=poster&locale=de-DE'],
  card: [shopAt('kartenliebe'), '/configurator-card?themeId=kontaktbogen&locale=de-DE'],
  'collage in English': [
    shopAt('kartenliebe', 'gb'),
    '/configurator-collage?designId=20&materialType=poster&locale=en-GB',
  ],
  'card in English': [shopAt('passepartout', 'gb'), '/configurator-card?themeId=kontaktbogen&locale=en-GB'],
} as const
type Name = keyof typeof DESIGNERS
const NAMES = Object.keys(DESIGNERS).filter(name => isFullMatrix || !name.endsWith('in English')) as Name[]

async function opens(page: Page, name: Name): Promise<void> {
  const [shop, path] = DESIGNERS[name]
  await page.goto(shop + path, { waitUntil: 'networkidle' })
  await expect(
    page.getByRole('button', { name: /^(In den Warenkorb|Add to basket|Gegenlesen|Proofread)$/ }).first(),
  ).toBeVisible()
}

for (const name of NAMES) {
  test.describe(`the designer of a ${name}`, () => {
    test('shows what is chosen, and every button, where the visitor’s own colours rule', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await opens(page, name)
      await page.locator('main [data-scene]').first().click()
      expect(await unmarked(page)).toEqual([])
      expect(await unseen(page)).toEqual([])
    })

    test('needs no scrolling to the side in a window of 1280 px at 400 %', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await opens(page, name)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await besideTheWindow(page)).toEqual([])
      const canvas = await page.locator('#canvas').boundingBox()
      expect(canvas?.width).toBe(320)
      // Strip and sheet cover some 150 of them.
      expect(canvas?.height).toBeGreaterThan(250)
    })

    test('moves nothing by itself for who wants it still', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await opens(page, name)
      await page.keyboard.press('p')
      await page.waitForTimeout(500)
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect, playState }) => {
          const { duration } = effect?.getComputedTiming() ?? {}
          return playState === 'running' && Number(duration) > 1 ? [String(duration)] : []
        }),
      )
      expect(moving).toEqual([])
    })
  })
}

/**
 * Selected controls that look like their unselected neighbours: by their own lines and text, or those of the element
 * that represents them.
 */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], input:checked'
    const OTHERS =
      '[aria-pressed="false"], [aria-selected="false"], [aria-checked="false"], input:not(:checked)'
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const shownBy = (element: Element): Element => {
      if (!(element instanceof HTMLInputElement)) return element
      if (
        isSeen(element) &&
        element.getBoundingClientRect().width > 4 &&
        getComputedStyle(element).appearance !== 'none'
      )
        return element
      const next = element.nextElementSibling
      return element.closest('label') ?? (next?.matches('label') ? next : null) ?? element
    }
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .map(one => {
          const { outline, borderColor, borderWidth, borderStyle, backgroundColor, color, fontWeight } =
            getComputedStyle(one)
          return [outline, borderColor, borderWidth, borderStyle, backgroundColor, color, fontWeight].join()
        })
        .slice(0, 3)
        .join(';')
    return [...document.querySelectorAll(CHOSEN)].flatMap(chosen => {
      const group = chosen.closest(
        'fieldset, [role=tablist], [role=menu], .scene-places, .layout-tiles, nav, .panel',
      )
      const other = [...(group?.querySelectorAll(OTHERS) ?? [])].find(one => one.tagName === chosen.tagName)
      if (!other || !isSeen(shownBy(chosen))) return []
      // The browser draws its own ticks and dots.
      if (shownBy(chosen) === chosen && chosen instanceof HTMLInputElement && !chosen.matches('.switch'))
        return []
      const name = chosen.getAttribute('aria-label') ?? chosen.id ?? chosen.textContent
      return look(shownBy(chosen)) === look(shownBy(other)) ? [`${chosen.tagName} ${name}`] : []
    })
  })
}

/** Buttons and fields without any contrast to their background: no line, no letter, no character. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
      return /rgba\(.*, 0\)|transparent/.test(own) ? groundOf(element?.parentElement ?? null) : own
    }
    return [...document.querySelectorAll('button, input:not([type=file]), textarea, a[href]')].flatMap(
      element => {
        const { width, height } = element.getBoundingClientRect()
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        // The drawing is covered by invisible targets, and hidden inputs are below their labels.
        if (!isSeen || width < 4 || height < 4 || element.matches('.scene-button, .text-page-field, .skip'))
          return []
        const around = groundOf(element.parentElement)
        const styles = [element, ...element.querySelectorAll('*')].map(one => ({
          one,
          style: getComputedStyle(one),
        }))
        const stands = styles.some(({ one, style }) => {
          const hasLine = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== around
          const hasWords = one.textContent?.trim() !== '' && style.color !== groundOf(one)
          const hasSign = one.matches('svg, img') && style.color !== groundOf(one)
          return hasLine || hasWords || hasSign || style.backgroundImage.startsWith('url')
        })
        const isField = element.matches(
          'input[type=range], input[type=checkbox], input[type=radio], input[type=color]',
        )
        return stands || isField
          ? []
          : [`${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`]
      },
    )
  })
}

/** Buttons and fields that extend beyond the sides of the window, outside of any scrollable row. */
function besideTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
    return [...document.querySelectorAll('button, input:not([type=file]), textarea, a[href]')].flatMap(
      element => {
        const { left, right, width } = element.getBoundingClientRect()
        const isSeen =
          width > 4 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        // The canvas is two-dimensional content, which may scroll both ways.
        if (!isSeen || element.closest('.stage') || scrolls(element.parentElement)) return []
        return left < -1 || right > innerWidth + 1
          ? [`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`]
          : []
      },
    )
  })
}
