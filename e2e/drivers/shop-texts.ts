/** Texts from the start page to the cart, per locale. */
export interface ShopTexts {
  host: string
  material: string
  format: RegExp
  option: RegExp
  design: string
  choosePhoto: RegExp
  addPhotos: string
  photo: RegExp
  crop: RegExp
  done: string
  saved: RegExp
  ready: RegExp
  addToCart: string
  designed: RegExp
  cart: string
  more: RegExp
  edit: string
  currency: string
}

export const SHOP_TEXTS: Record<'de-DE' | 'en-US', ShopTexts> = {
  'de-DE': {
    host: 'passepartout.de.localhost',
    material: 'Leinwand',
    format: /^120\s×\s80\scm/,
    option: /^38\smm/,
    design: 'Jetzt gestalten',
    choosePhoto: /^(Fotos auswählen|Aus Fotos auswählen)$/,
    addPhotos: 'Mehr',
    photo: /^Foto, .*huge-6016x4016/,
    crop: /Ausschnitt/,
    done: 'Fertig',
    saved: /Gespeichert/,
    ready: /Bereit zum Drucken|Hinweis/,
    addToCart: 'In den Warenkorb',
    designed: /120\s×\s80\scm/,
    cart: 'Warenkorb',
    more: /^Eins mehr/,
    edit: 'Gestaltung ändern',
    currency: '€',
  },
  'en-US': {
    host: 'passepartout.com.localhost',
    material: 'Canvas',
    format: /^48\s×\s32/,
    option: /^1\.5/,
    design: 'Start designing',
    choosePhoto: /choose/i,
    addPhotos: 'More',
    photo: /^Photo, .*huge-6016x4016/,
    crop: /Crop/,
    done: 'Done',
    saved: /Saved/,
    ready: /Ready to print|note/i,
    addToCart: 'Add to cart',
    designed: /48\s×\s32/,
    cart: 'Cart',
    more: /^One more/,
    edit: 'Edit design',
    currency: '$',
  },
}
