import {
  type Catalogue,
  type PartCode,
  type Shop,
  termName,
  type VocabularyGroup,
} from '@passepartout/domain'

/** What the parts of a price are called; a part whose code has no group, such as a number of pages, is its value. */
export const pricePartLabels =
  (
    catalogue: Catalogue,
    { locale }: Pick<Shop, 'locale'>,
    groups: Readonly<Partial<Record<PartCode, VocabularyGroup>>>,
  ) =>
  ({ code, value }: { code: PartCode; value: string }): string => {
    const group = groups[code]
    return group ? termName(catalogue, group, value, locale) : value
  }
