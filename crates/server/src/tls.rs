//! Encryption of connections.

use core::fmt;
use std::sync::Arc;

use ring::digest::{SHA256, digest};
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;

/// The certificate of a desk, with its key.
#[derive(Clone)]
pub struct Tls {
    config: Arc<ServerConfig>,
    fingerprint: String,
}

/// Why a certificate cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TlsFault {
    /// The file has no certificate.
    NoCertificate,
    /// The file has no private key.
    NoKey,
    /// Certificate and key do not belong together, or cannot be used.
    Unusable(String),
}

impl fmt::Display for TlsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TlsFault::NoCertificate => f.write_str("there is no certificate in PEM format"),
            TlsFault::NoKey => f.write_str("there is no private key in PEM format"),
            TlsFault::Unusable(why) => write!(f, "certificate and key cannot be used: {why}"),
        }
    }
}

impl core::error::Error for TlsFault {}

impl fmt::Debug for Tls {
    /// Keeps the key out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tls({})", self.fingerprint)
    }
}

impl Tls {
    /// A certificate, with those that vouch for it after it, and its private key, all in PEM format.
    ///
    /// # Errors
    ///
    /// If one of them is missing, or if they do not belong together.
    pub fn from_pem(chain: &[u8], key: &[u8]) -> Result<Tls, TlsFault> {
        let chain: Result<Vec<CertificateDer<'static>>, _> = CertificateDer::pem_slice_iter(chain).collect();
        let chain = chain.map_err(|_| TlsFault::NoCertificate)?;
        let first = chain.first().ok_or(TlsFault::NoCertificate)?;
        let fingerprint = fingerprint(first);
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|_| TlsFault::NoKey)?;
        let unusable = |error: tokio_rustls::rustls::Error| TlsFault::Unusable(error.to_string());
        let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(unusable)?
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .map_err(unusable)?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls {
            config: Arc::new(config),
            fingerprint,
        })
    }

    /// A new certificate for these names and addresses, which vouches for itself: certificate and key in PEM format.
    ///
    /// # Errors
    ///
    /// If a name cannot be in a certificate, or if the system has no random numbers.
    pub fn self_signed(names: Vec<String>) -> Result<(String, String), TlsFault> {
        let made = rcgen::generate_simple_self_signed(names);
        let made = made.map_err(|error| TlsFault::Unusable(error.to_string()))?;
        Ok((made.cert.pem(), made.signing_key.serialize_pem()))
    }

    /// The SHA-256 fingerprint of the certificate, as browsers show it: `AB:CD:…`.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Takes the handshakes of clients.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.config))
    }
}

fn fingerprint(certificate: &CertificateDer<'_>) -> String {
    let bytes = digest(&SHA256, certificate);
    let pairs: Vec<String> = bytes.as_ref().iter().map(|byte| format!("{byte:02X}")).collect();
    pairs.join(":")
}

#[cfg(test)]
mod tests {
    use super::{Tls, TlsFault};

    #[test]
    fn certificate_and_key_belong_together() {
        let made = || Tls::self_signed(vec!["localhost".to_owned(), "127.0.0.1".to_owned()]).unwrap();
        let ((certificate, key), (_, other)) = (made(), made());
        let tls = Tls::from_pem(certificate.as_bytes(), key.as_bytes()).unwrap();
        assert_eq!(tls.fingerprint().len(), 32 * 3 - 1);
        assert_eq!(Tls::from_pem(b"", key.as_bytes()).unwrap_err(), TlsFault::NoCertificate);
        assert_eq!(Tls::from_pem(certificate.as_bytes(), b"").unwrap_err(), TlsFault::NoKey);
        let fault = Tls::from_pem(certificate.as_bytes(), other.as_bytes()).unwrap_err();
        assert!(matches!(fault, TlsFault::Unusable(_)), "{fault}");
    }
}
