import {
  type Catalogue,
  type PartCode,
  type Shop,
  termName,
  type VocabularyGroup,
} from '@passepartout/domain'

/** Labels of price parts; a part without a vocabulary group, such as a page count, is labelled by its value. */
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
