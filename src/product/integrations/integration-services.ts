export interface IntegrationServices {
  /** null = unknown key. */
  authenticateIntegration(apiKey: string): Promise<{ integrationId: string } | null>;
  /** @throws AppError `invalid_input` on `name` */
  createIntegration(input: { name: string }): Promise<{ integrationId: string; apiKey: string }>;
  /** Newest first. */
  listIntegrations(): Promise<IntegrationView[]>;
  /** @throws AppError `invalid_input` on `name`, `not_found` */
  renameIntegration(input: { integrationId: string; name: string }): Promise<void>;
  /** Its key opens nothing any more; whom it registered stays. @throws AppError `not_found` */
  removeIntegration(integrationId: string): Promise<void>;
}

export interface IntegrationView {
  integrationId: string;
  name: string;
  /** The key's first characters. */
  keyPrefix: string;
  createdAt: Date;
  /** How many people it has registered. */
  userCount: number;
}
