export const formatSignedAmount = ({ amount, text }: { amount: number; text: string }): string =>
  amount > 0 ? `+ ${text}` : text
