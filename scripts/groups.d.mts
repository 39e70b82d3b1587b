export const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>>;
export function calledAs(name: string): string;
