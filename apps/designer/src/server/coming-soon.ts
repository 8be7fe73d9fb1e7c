import type { Shop, Translate } from '@passepartout/domain'
import { escapeHtml } from './escape.ts'

/** An honest page for the products whose designer is not built yet; it leads on. */
export function comingSoonHtml(t: Translate, shop: Shop, backTo: string, frameDesigner: string): string {
  const frame =
    shop.channel === 'passepartout'
      ? `<a class="button" href="${escapeHtml(frameDesigner)}">${escapeHtml(t('soon.frame'))}</a>`
      : ''
  return `<main class="coming-soon">
<h1>${escapeHtml(t('soon.title'))}</h1>
<p>${escapeHtml(t('soon.text'))}</p>
<p class="links"><a class="button" data-kind="primary" href="${escapeHtml(backTo)}">${escapeHtml(t('soon.shop'))}</a>${frame}</p>
</main>`
}
