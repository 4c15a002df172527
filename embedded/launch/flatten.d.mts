export declare const flattened: (path: string, code: string) => string;
