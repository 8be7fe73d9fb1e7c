import type { DesignerBase } from './designer-base.ts'
import type { createOpenedProducts } from './opened-products.ts'

type OpenedProducts = ReturnType<typeof createOpenedProducts>

/** Loads the code for changing a design's product on the first change: a first edit does not need it. */
export function productsLater(base: DesignerBase): Omit<OpenedProducts, 'follow'> {
  const stored = base.storedConfiguration()
  const first = 'designerUrl' in stored ? stored.designerUrl : undefined
  let opened: Promise<OpenedProducts> | undefined
  const open = () => {
    opened ??= import('./opened-products.ts').then(one => one.createOpenedProducts(base, first))
    return opened
  }
  base.editor.onCommit(
    ({ configurationChanged }) => configurationChanged && void open().then(products => products.follow()),
  )
  return {
    take: async (...args) => (await open()).take(...args),
    preview: async (...args) => (await open()).preview(...args),
    change: async (...args) => (await open()).change(...args),
    refresh: async () => (await open()).refresh(),
  }
}

export type ProductsLater = ReturnType<typeof productsLater>
