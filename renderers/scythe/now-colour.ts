export const now = '#c9f73a';
export const nowEdge = '#1d2a08';
export const wood = '#2b120e';
export const woodLight = '#4a231b';
export const bronze = '#b08a4c';
export const cream = '#fbeccb';
export const creamFaint = '#dcc39a';
